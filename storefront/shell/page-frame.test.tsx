import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { buildShell } from '../../server/testing/factories/shell.ts'
import { showInApp } from '../../server/testing/show-in-app.tsx'
import { PageFrame } from './page-frame.tsx'

const frame = { Header: () => null, Footer: () => null }

function showFrame(tagManager?: string) {
  const plain = buildShell()
  const shell = buildShell({ site: { ...plain.site, tagManager } })
  return showInApp(
    <PageFrame
      frame={frame}
      shell={shell}
      content={{ page: 'faq', data: { questions: [] } }}
      slow={false}
      offline={false}
    >
      <h1>Questions</h1>
    </PageFrame>,
  )
}

it('asks the visitors of a site with a tag manager whether they agree, and nobody else', async () => {
  // jsdom lays nothing out
  const observer = { observe: () => undefined, disconnect: () => undefined }
  vi.stubGlobal('ResizeObserver', function ResizeObserver() {
    return observer
  })
  const { unmount } = await showFrame('GTM-ABC123')
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy()
  unmount()
  await showFrame()
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})
