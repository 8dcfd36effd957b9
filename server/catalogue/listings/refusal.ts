/** Why a listing cannot be taken: where (`options.0.units.1.price`), a stable code, and a sentence for who sent it. */
export interface Refusal {
  field: string
  code: string
  reason: string
}
