import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showInApp } from '../../server/testing/show-in-app.tsx'
import { buildExperience } from '../availability/testing/build-experience.ts'
import { ExperienceHeading } from './experience-heading.tsx'

it.each([
  ['says that the supplier confirms', { instantConfirmation: false }, 1],
  ['says nothing where a booking is confirmed at once', { instantConfirmation: true }, 0],
  ['says nothing where only offers are made', { instantConfirmation: false, negotiation: 'ONLY' }, 0],
] as const)('the head of a listing %s', async (_, of, times) => {
  const { experience } = buildExperience()
  await showInApp(<ExperienceHeading experience={{ ...experience, ...of }} />)
  expect(screen.queryAllByText('On request: the supplier confirms')).toHaveLength(times)
})
