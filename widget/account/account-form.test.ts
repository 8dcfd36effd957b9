import { describe, expect, it } from 'vitest'
import { checkAccount } from './account-form.ts'

const draft = { email: 'ada@example.com', current: '', password: 'long enough', confirm: 'long enough' }

describe('the forms of accounts', () => {
  it('ask for every field', () => {
    const nothing = { email: '', current: '', password: '', confirm: '' }
    expect(checkAccount('signUp', nothing)).toEqual({
      email: 'required',
      password: 'required',
      confirm: 'required',
    })
    expect(checkAccount('logIn', nothing)).toEqual({ email: 'required', password: 'required' })
    // blanks are nothing
    expect(checkAccount('logIn', { ...nothing, email: ' ', password: ' ' })).toEqual({
      email: 'required',
      password: 'required',
    })
    expect(checkAccount('forgot', nothing)).toEqual({ email: 'required' })
    expect(checkAccount('newPassword', nothing)).toEqual({ password: 'required', confirm: 'required' })
    expect(checkAccount('changePassword', nothing)).toEqual({
      current: 'required',
      password: 'required',
      confirm: 'required',
    })
  })

  it('want a mail address, 8 characters and the same twice', () => {
    expect(checkAccount('signUp', draft)).toEqual({})
    expect(checkAccount('signUp', { ...draft, email: 'ada' })).toEqual({ email: 'format' })
    expect(checkAccount('signUp', { ...draft, password: '1234567', confirm: '1234567' })).toEqual({
      password: 'short',
    })
    expect(checkAccount('signUp', { ...draft, password: '12345678', confirm: '12345678' })).toEqual({})
    expect(checkAccount('newPassword', { ...draft, confirm: 'Long enough' })).toEqual({ confirm: 'mismatch' })
  })

  it('take any password of who logs in', () => {
    expect(checkAccount('logIn', { ...draft, password: 'old', confirm: '' })).toEqual({})
  })
})
