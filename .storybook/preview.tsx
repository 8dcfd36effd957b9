import type { Preview } from '@storybook/react-vite'

const preview: Preview = {
  parameters: {
    // A violation fails the story's test, and is not only a line in a panel.
    a11y: { test: 'error' },
    layout: 'padded',
  },
}

export default preview
