import { registerHooks } from 'node:module'

const printing = new URL('typescript-for-printing.ts', import.meta.url).href

// openapi-typescript prints types with TypeScript's JavaScript API, which version 7 does not have
registerHooks({
  resolve: (specifier, context, next) => next(specifier === 'typescript' ? printing : specifier, context),
})
