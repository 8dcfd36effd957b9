import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inApp } from '../environment/testing/in-app.tsx'
import { ReviewsElsewhere } from './reviews-elsewhere.tsx'

it('names the site of each figure and review, and says that they are not part of our rating', async () => {
  const source = 'Example Guide'
  render(
    await inApp(
      <ReviewsElsewhere
        elsewhere={{
          rating: { source, average: 8.72, best: 10, count: 1234, address: 'https://guide.example/a' },
          reviews: [
            { source: 'Another Site', author: 'Mia', best: 5, body: 'Ruhige Fahrt.', language: 'de' },
            { source, author: 'Sam', rating: 4, best: 5, body: 'Quiet.', language: 'en' },
          ],
        }}
      />,
      { namespaces: ['detail'] },
    ),
  )
  const link = screen.getByRole('link', { name: '8.7 out of 10 on Example Guide' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://guide.example/a',
    'nofollow noopener noreferrer',
  ])
  expect(screen.getByText('1234 reviews')).toBeTruthy()
  expect(screen.getByText(/not part of our rating/)).toBeTruthy()
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toBe('Another SiteRuhige Fahrt.Mia')
  expect(first?.querySelector('[lang=de]')?.textContent).toBe('Ruhige Fahrt.')
  expect(second?.textContent).toContain('4 out of 5 on Example Guide')
})
