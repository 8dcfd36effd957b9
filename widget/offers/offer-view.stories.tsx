import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { Offer } from '../../server/contract/offers.ts'
import { buildOffer } from '../../server/testing/factories/offer.ts'
import { OfferView } from './offer-view.tsx'
import type { OfferViewProps } from './offer-view.tsx'
import { useOffer } from './use-offer.ts'

/** The view with the offer that it reads, as the page puts them together. */
function OfferOfThePage(props: Omit<OfferViewProps, 'model'>) {
  return <OfferView model={useOffer({ reference: 'OF-7K3M9Q', token: 'token' })} {...props} />
}

const meta = {
  component: OfferOfThePage,
  args: { onAccepted: () => undefined },
} satisfies Meta<typeof OfferOfThePage>

export default meta
type Story = StoryObj<typeof meta>

const path = 'offers/OF-7K3M9Q'
const standing = (title: string, offer: Partial<Offer>): Story => ({
  parameters: { dhow: { replies: { [path]: buildOffer(offer) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(title)
  },
})

export const Quoted: Story = standing('Here is your offer, Ada', {})

export const Requested: Story = standing('We have received your request', {
  status: 'REQUESTED',
  quote: undefined,
  answerBy: '2026-11-23T08:00:00Z',
})

export const Accepted: Story = standing('You accepted this offer', {
  status: 'ACCEPTED',
  orderUrl: 'https://shop.example/checkout/success?order=DH-7XR3DD#token=t',
})

export const Declined: Story = standing('You declined this offer', {
  status: 'DECLINED',
  reason: 'Too dear for us',
})

export const Rejected: Story = standing('The supplier cannot make an offer', {
  status: 'REJECTED',
  quote: undefined,
  reason: 'Nobody sails on that day',
})

export const Withdrawn: Story = standing('This offer is no longer available', {
  status: 'WITHDRAWN',
  reason: 'The boat is in the yard',
})

export const Expired: Story = standing('This offer has expired', { status: 'EXPIRED' })

/** It stands, but there is no room for it any more. */
export const Gone: Story = {
  ...Quoted,
  args: { gone: { fault: 'too-few-places', limit: 2 } },
}

/** It was taken back while it was read. */
export const GoneMeanwhile: Story = {
  parameters: {
    dhow: {
      replies: {
        [path]: buildOffer(),
        [`post ${path}/accept`]: {
          outcome: 'gone',
          offer: buildOffer({ status: 'WITHDRAWN', reason: 'The boat is in the yard' }),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept the offer' }))
    await expect(await canvas.findByText('This offer is no longer available')).toHaveFocus()
  },
}

export const Declining: Story = {
  ...Quoted,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }))
    await expect(await canvas.findByRole('button', { name: 'Decline offer' })).toBeVisible()
  },
}

export const Waiting: Story = {
  parameters: { dhow: { replies: { [path]: new Promise(() => undefined) } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
}

export const Unknown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'could not open this offer',
    )
  },
}

export const Away: Story = {
  parameters: { dhow: { replies: { [path]: new TypeError('Failed to fetch') } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const FromTheRight: Story = { ...Quoted, globals: { direction: 'rtl' } }
