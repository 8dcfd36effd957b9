import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { migrate, openDatabase } from '../platform/database.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts'
import { migrateJobs } from '../platform/jobs/jobs.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

/** One cluster for the whole run: a template database is migrated once, and each test file clones it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeTemporaryFolder('test')
  const server = await startEmbeddedPostgres(folder, { durable: false })
  const stop = async (): Promise<void> => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const admin = openDatabase(server.url('postgres'), { poolSize: 1 })
    await admin.raw('create database dhow_template')
    await admin.destroy()
    await migrate(server.url('dhow_template'))
    await migrateJobs(server.url('dhow_template'))
  } catch (error) {
    // A cluster left behind would keep the run from ending, and hide the reason under a timeout.
    await stop()
    throw error
  }
  project.provide('postgresUrl', server.url('postgres'))
  return stop
}
