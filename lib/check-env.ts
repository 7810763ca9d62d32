import { env } from './env';

/** Ends the process, with every problem at once, when the environment cannot work. */
export const checkEnv = () => {
  try {
    env();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};
