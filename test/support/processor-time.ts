/**
 * Milliseconds of processor time that this process, with its threads, spent while `work` ran. Unlike a clock it does not run on
 * while other programs have the processor, so a test may set it a limit.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
