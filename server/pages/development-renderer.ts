import path from 'node:path'
import type { RequestHandler } from 'express'
import { developmentWidget } from './development-widget.routes.ts'
import type { BuiltRenderer, PageRenderer } from './renderer.ts'
import { themes } from '../../themes/registry.ts'

/** Renders from the sources, with hot reload: `npm run dev`. */
export interface DevelopmentServer {
  renderer: PageRenderer
  middleware: RequestHandler
  close(): Promise<void>
}

/** Starts Vite inside this process, its hot reload on a port of its own. Only ever imported in development. */
export async function startDevelopmentServer(
  root: string,
  hotReloadPort: number,
): Promise<DevelopmentServer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: hotReloadPort } },
  })
  // before Vite: the widget's addresses are also folders of sources, which it would serve
  const widget = developmentWidget(root, vite.middlewares)
  return {
    middleware: widget.routes,
    async close() {
      widget.close()
      await vite.close()
    },
    renderer: {
      async render(payload, nonce, cart) {
        const { createRenderer } = (await vite.ssrLoadModule('/storefront/entry-server.tsx')) as {
          createRenderer: () => BuiltRenderer
        }
        const { faces } = themes[payload.shell.storefront.layout]
        const assets = {
          entry: '/storefront/entry-client.tsx',
          preloads: [],
          styles: [
            { href: `/themes/faces/${faces}.css?direct` },
            { href: '/storefront/shell/base.css?direct' },
          ],
          fonts: [],
          development: refreshPreamble,
        }
        return createRenderer().render(payload, assets, nonce, cart)
      },
    },
  }
}

/** What @vitejs/plugin-react would put into an index.html, with the policy's nonce. */
function refreshPreamble(nonce: string): string {
  return (
    `<meta property="csp-nonce" nonce="${nonce}">` +
    `<script type="module" nonce="${nonce}">import { injectIntoGlobalHook } from '/@react-refresh';injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t</script>` +
    `<script type="module" nonce="${nonce}" src="/@vite/client"></script>`
  )
}
