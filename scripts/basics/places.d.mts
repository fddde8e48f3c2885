export const root: string;
export const consoleFolder: string;
export const bookingPageFolder: string;
export const serverFolder: string;
export const serverProgram: string;
export const recordFile: string;
