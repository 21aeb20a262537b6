/*
 * Preloaded into a server, it keeps beside every file of REDUT_POWER a second one, <file>.durable, with what would be
 * left of it if the power were cut now: only what was written before the last fsync. Linux, glibc.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

enum { FILES = 64, RANGES = 65536, PATH = 512, CHUNK = 65536 };
typedef struct { off_t from, to; } Range;
typedef struct { char path[PATH]; int count, all; Range *ranges; } File;

static File files[FILES];
static int known;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) \
  static __typeof__(&name) real; \
  if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

/* Is what lies behind a descriptor one of our files? It is asked without the lock: a handler of signals writes to a pipe, and
 * may have interrupted whoever holds it. */
static int is_ours(int fd, char path[PATH]) {
  const char *folder = getenv("REDUT_POWER");
  char link[64];
  if (!folder) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t size = readlink(link, path, PATH - 1);
  if (size <= 0) return 0;
  path[size] = 0;
  return strncmp(path, folder, strlen(folder)) == 0 && !strstr(path, "-shm");
}
static File *file_of(const char *path) {
  for (int i = 0; i < known; i++)
    if (strcmp(files[i].path, path) == 0) return &files[i];
  if (known == FILES) abort();
  File *file = &files[known++];
  strcpy(file->path, path);
  file->ranges = malloc(RANGES * sizeof(Range));
  return file;
}
static void wrote(int fd, off_t from, ssize_t size) {
  char path[PATH];
  if (size <= 0 || !is_ours(fd, path)) return;
  pthread_mutex_lock(&lock);
  File *file = file_of(path);
  if (file->count == RANGES) file->all = 1;
  if (!file->all) file->ranges[file->count++] = (Range){from, from + size};
  pthread_mutex_unlock(&lock);
}
static void copy(int from, int to, off_t at, off_t end) {
  static char chunk[CHUNK];
  while (at < end) {
    ssize_t size = pread(from, chunk, end - at < CHUNK ? end - at : CHUNK, at);
    if (size <= 0) return;
    REAL(pwrite);
    if (real(to, chunk, size, at) != size) abort();
    at += size;
  }
}
/* From now on what was written is safe. */
static void flushed(int fd) {
  char path[PATH], beside[PATH + 16];
  struct stat now;
  if (!is_ours(fd, path)) return;
  pthread_mutex_lock(&lock);
  File *file = file_of(path);
  snprintf(beside, sizeof beside, "%s.durable", path);
  int durable = open(beside, O_RDWR | O_CREAT, 0600), again = open(path, O_RDONLY);
  if (durable < 0 || again < 0 || fstat(again, &now) != 0) abort();
  if (file->all) copy(again, durable, 0, now.st_size);
  for (int i = 0; !file->all && i < file->count; i++) copy(again, durable, file->ranges[i].from, file->ranges[i].to);
  REAL(ftruncate);
  if (real(durable, now.st_size) != 0) abort();
  file->count = file->all = 0;
  close(durable);
  close(again);
  pthread_mutex_unlock(&lock);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at) {
  REAL(pwrite);
  ssize_t done = real(fd, data, size, at);
  wrote(fd, at, done);
  return done;
}
ssize_t pwrite64(int fd, const void *data, size_t size, off_t at) {
  REAL(pwrite64);
  ssize_t done = real(fd, data, size, at);
  wrote(fd, at, done);
  return done;
}
ssize_t write(int fd, const void *data, size_t size) {
  REAL(write);
  ssize_t done = real(fd, data, size);
  if (done > 0) wrote(fd, lseek(fd, 0, SEEK_CUR) - done, done);
  return done;
}
int fsync(int fd) {
  REAL(fsync);
  int failed = real(fd);
  if (!failed) flushed(fd);
  return failed;
}
int fdatasync(int fd) {
  REAL(fdatasync);
  int failed = real(fd);
  if (!failed) flushed(fd);
  return failed;
}
