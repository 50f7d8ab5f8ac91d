import fc from 'fast-check'

// The same examples on every run, so that a change is judged by what it changed. PROPERTY_SEED=random tries others, a number those of an earlier run.
const { PROPERTY_SEED = '1' } = process.env
if (PROPERTY_SEED !== 'random')
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(PROPERTY_SEED) })
