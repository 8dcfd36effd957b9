/** What the database said, without the statement that the query builder puts before it. */
export function withoutStatement(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error)
  return said.split(' - ').at(-1) ?? said
}
