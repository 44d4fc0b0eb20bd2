export function withHugePages(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
