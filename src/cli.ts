#!/usr/bin/env node
console.log('growl')
