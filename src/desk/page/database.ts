/** A place of this browser where things are kept by their ids. */
export async function openDatabase(name: string, store: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(store)
  return done(request)
}

export const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Done when it is on the disk. */
export async function change(
  database: IDBDatabase,
  store: string,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<void> {
  const transaction = database.transaction(store, 'readwrite')
  work(transaction.objectStore(store))
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}
