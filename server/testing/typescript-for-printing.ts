import { ts } from '@ts-morph/common'

// oxlint-disable-next-line import/no-default-export -- as in the package that it stands in for
export default ts
