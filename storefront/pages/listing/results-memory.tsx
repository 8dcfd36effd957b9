import { createContext, useContext, useState } from 'react'
import type { ReactNode } from 'react'
import type { MoreResults, ResultsMemory } from '../../../widget/search/use-more-results.ts'

const ResultsMemoryContext = createContext<ResultsMemory | undefined>(undefined)

/** Remembers grown lists across the pages of a visit. */
export function ResultsMemoryProvider({ children }: { children: ReactNode }) {
  const [memory] = useState(createResultsMemory)
  return <ResultsMemoryContext value={memory}>{children}</ResultsMemoryContext>
}

/** @throws Error outside a `ResultsMemoryProvider` */
export function useResultsMemory(): ResultsMemory {
  const memory = useContext(ResultsMemoryContext)
  if (!memory) throw new Error('no ResultsMemoryProvider above this component')
  return memory
}

function createResultsMemory(): ResultsMemory {
  const kept = new Map<string, MoreResults>()
  return { get: (key) => kept.get(key), set: (key, more) => void kept.set(key, more) }
}
