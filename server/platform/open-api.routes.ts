import { Router } from 'express'
import { operationList } from '../contract/operations.ts'
import { presentOpenApi } from './open-api.presenter.ts'

/** `GET /api/openapi.json`: the API described for people and for generators of clients. */
export function openApiRoutes(): Router {
  const router = Router()
  let document: ReturnType<typeof presentOpenApi> | undefined
  router.get('/api/openapi.json', (_req, res) => {
    // made when first asked for: most processes never are
    document ??= presentOpenApi(operationList)
    res.set({ 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' }).json(document)
  })
  return router
}
