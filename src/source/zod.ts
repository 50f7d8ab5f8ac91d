import * as z from 'zod'

// Each schema is used once a run: compiling it first, as zod would, takes longer than it saves.
z.config({ jitless: true })

/** All who describe a shape take zod from here, so that it is set up before it is used. */
export * from 'zod'
