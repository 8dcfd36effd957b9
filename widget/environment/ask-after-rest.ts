/** What becomes of an answer. Neither is told once it has been stopped. */
interface Ending<Value> {
  answered: (value: Value) => void
  failed: (error: unknown) => void
}

/** Asks once, after a rest. Returns what stops it: the request is aborted, and its answer is never shown. */
export function askAfterRest<Value>(
  answer: (signal: AbortSignal) => Promise<Value>,
  restMs: number,
  { answered, failed }: Ending<Value>,
): () => void {
  const abort = new AbortController()
  const ask = async () => {
    try {
      const value = await answer(abort.signal)
      if (!abort.signal.aborted) answered(value)
    } catch (error) {
      if (!abort.signal.aborted) failed(error)
    }
  }
  const timer = restMs > 0 ? setTimeout(() => void ask(), restMs) : void ask()
  return () => {
    clearTimeout(timer)
    abort.abort()
  }
}
