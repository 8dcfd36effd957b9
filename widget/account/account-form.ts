/** Which fields the forms of accounts have, and what is wrong with each. */
import * as v from 'valibot'
import { emailPattern } from '../ui/controls/email-pattern.ts'

/** What a visitor does about an account. */
export type AccountTask = 'logIn' | 'signUp' | 'forgot' | 'newPassword' | 'changePassword' | 'endSessions'

/** A field of the forms of accounts. */
export type AccountField = 'email' | 'current' | 'password' | 'confirm'

/** The form as typed: anything. */
export type AccountDraft = Record<AccountField, string>

/** What is wrong with a field; the specification has a sentence for each. */
export type AccountFault = 'required' | 'format' | 'short' | 'mismatch'
export type AccountFaults = Partial<Record<AccountField, AccountFault>>

/** The fields that each task asks for, in their order. */
export const fieldsOf: Readonly<Record<AccountTask, readonly AccountField[]>> = {
  logIn: ['email', 'password'],
  signUp: ['email', 'password', 'confirm'],
  forgot: ['email'],
  newPassword: ['password', 'confirm'],
  changePassword: ['current', 'password', 'confirm'],
  endSessions: ['current'],
}

/** The specification's bound. */
const leastCharacters = 8

const email = v.pipe(v.string(), v.trim(), v.maxLength(254), v.regex(emailPattern))

/** What is wrong with each field; nothing, when the form can be sent. */
export function checkAccount(task: AccountTask, draft: AccountDraft): AccountFaults {
  const faults: AccountFaults = {}
  for (const field of fieldsOf[task]) {
    const fault = faultOf(task, field, draft)
    if (fault) faults[field] = fault
  }
  return faults
}

function faultOf(task: AccountTask, field: AccountField, draft: AccountDraft): AccountFault | undefined {
  if (draft[field].trim() === '') return 'required'
  switch (field) {
    case 'email':
      return v.is(email, draft.email) ? undefined : 'format'
    case 'password':
      // the rule for new passwords does not hold for a password that is there already
      return task !== 'logIn' && draft.password.length < leastCharacters ? 'short' : undefined
    case 'current':
      return undefined
    case 'confirm':
      return draft.confirm === draft.password ? undefined : 'mismatch'
    default:
      return field satisfies never
  }
}
