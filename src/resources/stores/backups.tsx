export { backupAdditions as additions } from './keeping/backup-additions.tsx';
