#!/bin/sh
# Makes the videos of this folder with the ffmpeg of Debian 12 (5.1): a second and a half of one colour each, as small as can be.
set -eu
cd "$(dirname "$0")"
colour() { c=$1; s=$2; shift 2; ffmpeg -nostdin -hide_banner -loglevel error -y -f lavfi -i "color=c=$c:s=$s:r=10:d=1.5" -f lavfi -i 'anullsrc=r=8000:cl=mono' -shortest -bitexact -map_metadata -1 "$@"; }
colour 0x00c000 320x180 -c:v libx264 -profile:v baseline -pix_fmt yuv420p -c:a aac -b:a 8k -movflags +faststart green-h264.mp4
colour 0x0000c0 320x180 -c:v libx264 -pix_fmt yuv420p -c:a ac3 -b:a 32k silent-ac3.mp4
colour 0xc000c0 180x320 -c:v mpeg4 -c:a aac -b:a 8k black-mpeg4.mp4
colour 0xc0c000 160x90 -c:v mpeg4 -an unreadable.avi
colour 0x00c0c0 160x90 -r 25 -c:v mpeg2video -an unreadable.mpeg
