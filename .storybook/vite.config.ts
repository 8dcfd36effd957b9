import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { operationAddresses } from '../vite.operations.ts'
import { formatWordsBesideTexts } from '../vite.texts.ts'

export default defineConfig({
  plugins: [operationAddresses(), formatWordsBesideTexts(), react()],
  // Found only after the first story has loaded, they would be bundled anew and the page reloaded amid a test.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-dom/test-utils',
      '@preact/signals-react',
      '@preact/signals-react/runtime',
      'i18next',
      'react-i18next',
      'ky',
      'valibot',
      '@radix-ui/react-dialog',
      '@radix-ui/react-toast',
      'leaflet',
      'libphonenumber-js/min',
    ],
  },
})
