import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Picture } from './picture.tsx'

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#2d4263" d="M0 0h4v3H0z"/><circle cx="3" cy="1" r=".5" fill="#eda384"/></svg>',
)}`

const meta = {
  component: Picture,
  args: {
    sizes: '320px',
    picture: {
      alt: 'A low sun over the harbour',
      src: drawing,
      srcSet: `${drawing} 320w`,
      width: 320,
      height: 240,
      tint: 'ink',
    },
  },
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const LoadsWhenItComesIntoView: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByAltText('A low sun over the harbour')).toHaveAttribute('loading', 'lazy')
  },
}

export const OfTheFirstScreen: Story = { args: { eager: true } }
