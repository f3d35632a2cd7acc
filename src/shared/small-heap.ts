import { setFlagsFromString } from 'node:v8'

/**
 * Keeps the heap near what is in use: V8 would let both generations grow with each large batch. Measured while 20,000
 * products with 3 variants were pushed into the embedded database: 433 MB resident at the peak without these flags, 323 MB
 * with them, at the same speed. The flags that name a most size are read only when the process starts; these whenever the
 * heap would grow.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=15')
}
