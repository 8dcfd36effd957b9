/** A file that is kept for all machines. */
export interface StoredFile {
  name: string
  /** Changes with the file. */
  version: string
  bytes: number
}

/** Files that every process sees: photographs of suppliers, and the built files of every version that is running. */
export interface FileStore {
  /** Names of the folders at the top. */
  listFolders(): Promise<string[]>
  /** The files that lie in a folder, in no order; none when there is no such folder. */
  list(folder: string): Promise<StoredFile[]>
  /**
   * The file at a path, `folder/name`; undefined when there is none. The caller has checked how the path is spelled.
   *
   * @throws Problem 400 `invalid_picture` for a path that leads out of the store
   */
  find(path: string): Promise<StoredFile | undefined>
  /** Its bytes; undefined when it has gone meanwhile. */
  read(path: string): Promise<Buffer | undefined>
  /** Puts a file there, whole or not at all. */
  write(path: string, bytes: Buffer): Promise<void>
}
