// What `npm pack` finds here is the source tree, which is not what anybody should install.
process.stderr.write('redut: packages are made by `npm run package`, which leaves them in build/\n');
process.exitCode = 1;
