import path from 'node:path'
import { build } from 'vite'

/** What may run the widget's components. */
export const runtimes = ['preact', 'react'] as const
export type Runtime = (typeof runtimes)[number]

const root = path.resolve(import.meta.dirname, '../../..')

/** Builds the widget as `npm start` does, into a folder of its own. */
export async function buildWidget({ runtime, folder }: { runtime: Runtime; folder: string }): Promise<void> {
  const before = { ...process.env }
  // React and its JSX transform choose their slow development form by this, whatever the build's mode says
  process.env['NODE_ENV'] = 'production'
  process.env['DHOW_WIDGET_RUNTIME'] = runtime
  try {
    await build({
      root,
      configFile: path.join(root, 'vite.widget.config.ts'),
      logLevel: 'error',
      mode: 'production',
      build: { outDir: path.resolve(root, folder) },
    })
  } finally {
    for (const name of ['NODE_ENV', 'DHOW_WIDGET_RUNTIME']) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  }
}
