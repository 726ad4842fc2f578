/** The folder that holds a home, and that no project's files may be read from. */
export const HOME_NAME = '.throughline';
