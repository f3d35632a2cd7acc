/**
 * E-mail addresses in a text: a local part of letters, digits and `._%+-`, an @, a host with a dot. A local part begins where no
 * such sign stands before it: without that each of n letters would be a beginning, and finding none would take n² steps.
 */
export const emailPattern = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
