import { userInfo } from 'node:os';

/** Who runs the command, as the system names its users; their number where they have no name, as in containers. */
export function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
