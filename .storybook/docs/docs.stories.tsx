import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { homeSections, layoutNames } from '../../themes/layout-names.ts'
import { layouts } from '../../themes/names.ts'
import type { Layout } from '../../themes/names.ts'
import { themes } from '../../themes/registry.ts'
import { tokensOf } from './tokens.ts'
import './docs.css'

const meta = { title: 'Docs', globals: { language: 'en', text: 'real' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const MakeATheme: Story = {
  name: 'Make a theme in an hour',
  render: () => (
    <article className="docs">
      <h1 className="display">Make a theme in an hour</h1>
      <p>
        A theme is one file of data in <code>themes/</code> and one line in <code>themes/registry.ts</code>.
        Components read tokens and layout names; none of them knows which theme it shows.
      </p>
      <ol>
        <li>
          Say in one sentence who runs the business and what a visitor should feel. Choose the existing look
          that is nearest in structure, and copy its file under a new name.
        </li>
        <li>
          Add the name to <code>themes/names.ts</code>. It does not compile until the registry has a theme for
          it.
        </li>
        <li>
          Colours: begin with paper, ink and act. Then their companions: what is written on act, the soft ink,
          lines and edges. <code>themes/registry.test.ts</code> measures every pair of colours that meet: 7:1
          for text that is read, 4.5:1 for other text, 3:1 for what shows the focus, in the light and in the
          dark palette.
        </li>
        <li>
          Type: a display face, a text face, and one for each script that lacks them. Faces come from
          @fontsource packages and get a sheet in <code>themes/faces</code>.
        </li>
        <li>
          Structure: one name for each part (see Gallery of layouts). Change at least the header, the hero,
          the card and the page of an experience, else it is the other look in new colours.
        </li>
        <li>
          Pictures: crop, corner, frame, and a treatment in which posters are printed. Photographs keep their
          colours but for the filter.
        </li>
        <li>
          Look: <code>npm run storybook</code> with the theme in the toolbar, in Arabic, in the dark, with
          long texts.
        </li>
        <li>
          Prove: <code>npm run test:unit -- themes</code>, then{' '}
          <code>npm run test:e2e -- storefront/look-contract.e2e.ts</code>. Compare with{' '}
          <code>npm run contact-sheets</code>: with the names covered it must be told apart from every other.
        </li>
      </ol>
    </article>
  ),
}

export const Tokens: Story = {
  name: 'Tokens of the chosen theme',
  render: (_args, { globals }) => {
    const tokens = tokensOf(globals['theme'] as Layout, globals['scheme'] as 'light' | 'dark')
    const groups = Object.entries(Object.groupBy(tokens, ({ group }) => group))
    return (
      <article className="docs">
        <h1 className="display">Tokens</h1>
        <p>Read from the sheet that the theme sends. Choose another theme or scheme in the toolbar.</p>
        {groups.map(([group, members = []]) => (
          <section key={group}>
            <h2>{group}</h2>
            <table>
              <thead>
                <tr>
                  <th scope="col">Token</th>
                  <th scope="col">Value</th>
                </tr>
              </thead>
              <tbody>
                {members.map(({ name, value }) => (
                  <tr key={name}>
                    <th scope="row">
                      <code>{name}</code>
                    </th>
                    <td>
                      {group === 'colour' ? (
                        <svg width="48" height="20" aria-hidden="true">
                          <rect width="48" height="20" fill={value} />
                        </svg>
                      ) : null}{' '}
                      {value}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </article>
    )
  },
  play: async ({ canvas }) => {
    // one of each kind: a colour, a size, a family list and a value with brackets
    for (const name of ['--dhow-act', '--dhow-size-hero', '--dhow-font-display', '--dhow-ornament-tile']) {
      await expect(canvas.getByText(name)).toBeVisible()
    }
  },
}

const parts = Object.entries(layoutNames)

export const GalleryOfLayouts: Story = {
  name: 'Gallery of layouts',
  render: () => (
    <article className="docs">
      <h1 className="display">Gallery of layouts</h1>
      <p>
        Each name is a component. The looks that chose it stand beside it; those without a look are free to be
        used.
      </p>
      {parts.map(([part, names]) => (
        <section key={part}>
          <h2>{part}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Looks</th>
              </tr>
            </thead>
            <tbody>
              {names.map((name) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    {layouts
                      .filter((look) =>
                        Object.entries(themes[look].layout).some((pair) => pair.join() === `${part},${name}`),
                      )
                      .join(', ') || 'none'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <h2>Sections of the home page, in each look’s order</h2>
      <p>There are {homeSections.join(', ')}.</p>
      <table>
        <tbody>
          {layouts.map((look) => (
            <tr key={look}>
              <th scope="row">{look}</th>
              <td>{themes[look].layout.home.join(' → ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  ),
}

export const Writing: Story = {
  render: () => (
    <article className="docs">
      <h1 className="display">Writing</h1>
      <ul>
        <li>
          Write to one person: “you”, “your booking”. Short sentences, concrete nouns, no exclamation marks.
        </li>
        <li>
          A button says what happens: “Check availability”, “Confirm and pay”. Never “OK”, never “Submit”.
        </li>
        <li>
          An error says what went wrong, what it means for the visitor’s money and what they can do. It loses
          nothing that was typed.
        </li>
        <li>After an order: what happened, what it means for the money, what comes next, what you can do.</li>
        <li>
          Numbers, dates and money in the visitor’s language; times in the zone of the place, and said so.
        </li>
        <li>
          Nothing that nobody stated: no invented rule, figure, guide or review. What is unknown is left out.
        </li>
        <li>
          Every text is in <code>locales</code>, in all languages in the same change. Placeholders stand where
          a language needs them; never glue sentences from pieces. The glossaries say which words stand for
          our terms.
        </li>
        <li>
          German is a third longer, Arabic is set larger, Chinese has no spaces: choose “long” in the toolbar.
        </li>
      </ul>
    </article>
  ),
}

export const Accessibility: Story = {
  render: () => (
    <article className="docs">
      <h1 className="display">Accessibility</h1>
      <p>
        WCAG 2.2 AA in every look, scheme and direction; AAA contrast for what is read. axe fails a story’s
        test.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">What it promises</th>
          </tr>
        </thead>
        <tbody>
          {notes.map(([component, promise]) => (
            <tr key={component}>
              <th scope="row">{component}</th>
              <td>{promise}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  ),
}

const notes: readonly (readonly [component: string, promise: string])[] = [
  ['Button, link', 'At least 24 px, 44 px on touch. The focus ring is 3:1 against what is around it.'],
  ['Field', 'Its label is always visible. The error stands beside it, is named by aria-describedby.'],
  ['Stepper', 'Two buttons with names and the number between them; the number is announced when it changes.'],
  [
    'Calendar',
    'A grid: arrows move by day, Page Up and Page Down by month. A closed day differs by more than colour.',
  ],
  ['Dialog', 'Keeps the focus inside, closes with Escape, returns the focus to what opened it.'],
  ['Toast', 'A status that is read out without taking the focus; it stays while pointed at or focused.'],
  ['Card', 'One link with the title as its name; the whole card is its target. The badge is text.'],
  ['Gallery', 'Each picture has an alternative text; the wall of pictures scrolls by the arrow keys.'],
  ['Map', 'Everything that is on it is also in a list. Marks can be reached and opened by the keyboard.'],
  ['Price', 'The old price is told as such; currency and amount are one word for a screen reader.'],
  ['Motion', 'Stands still where the visitor asks for less motion.'],
]
