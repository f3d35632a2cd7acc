/** Does something with each, so many at a time; what comes out is in their order. The first fault ends it. */
export async function mapAtOnce<T, R>(list: readonly T[], atOnce: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = new Array(list.length)
  let next = 0
  const lane = async () => {
    while (next < list.length) {
      const at = next++
      results[at] = await work(list[at] as T)
    }
  }
  const lanes = Array.from({ length: Math.min(atOnce, list.length) }, lane)
  const ended = await Promise.allSettled(lanes)
  const failed = ended.find((lane) => lane.status === 'rejected')
  if (failed) throw failed.reason
  return results
}
