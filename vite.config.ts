import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The sites' browser build (`dist/client`) and, with `--ssr`, the renderer that the server loads (`dist/server`). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  appType: 'custom',
  publicDir: 'storefront/public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsDir: '_assets',
    rolldownOptions: { input: isSsrBuild ? 'storefront/entry-server.tsx' : 'storefront/entry-client.tsx' },
  },
  // React chooses its quick build by NODE_ENV when it is loaded: choose it here, whatever the process says later
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}))
