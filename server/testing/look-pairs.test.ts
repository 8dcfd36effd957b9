import { expect, it } from 'vitest'
import { layouts } from '../../themes/names.ts'
import { pairedViews } from './look-pairs.ts'

it('lets every two values of different factors meet in the sample of views', () => {
  const views = layouts.flatMap((layout) =>
    pairedViews(layout).map((view) => Object.entries({ layout, ...view })),
  )
  const valuesOf = (factor: number) => [...new Set(views.map((view) => String(view[factor]?.[1])))]
  const factors = [...(views[0]?.keys() ?? [])]
  const missing = factors.flatMap((one) =>
    factors
      .filter((other) => other > one)
      .flatMap((other) =>
        valuesOf(one).flatMap((first) =>
          valuesOf(other)
            .filter(
              (second) =>
                !views.some(
                  (view) => String(view[one]?.[1]) === first && String(view[other]?.[1]) === second,
                ),
            )
            .map((second) => `${first} with ${second}`),
        ),
      ),
  )
  expect(missing).toEqual([])
})
