import { spawnSync } from 'node:child_process'

/** Whether the machine has a program that nothing installs for us. */
export const isHere = (program: string): boolean => spawnSync(program, ['--version']).error === undefined
