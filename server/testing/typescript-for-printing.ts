// oxlint-disable-next-line import/no-default-export -- as in the package that it stands in for
export { ts as default } from '@ts-morph/common'
