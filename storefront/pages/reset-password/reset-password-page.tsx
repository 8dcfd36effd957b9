import type { DataOf } from '../registry.ts'

export function ResetPasswordPage({ data }: { data: DataOf<'reset-password'> }) {
  return <pre>{JSON.stringify(data, null, 1)}</pre>
}
