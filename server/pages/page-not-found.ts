import { Problem } from '../platform/problem.ts'

/** There is no page at an address: its route or the validity check of its route says so (specification, section 2). */
export class PageNotFound extends Problem {
  constructor(path: string) {
    super(404, 'page_not_found', `Page Not Found: ${path}`)
    this.name = 'PageNotFound'
  }
}
