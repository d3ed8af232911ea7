"""What packs draw: pictures and sounds of what they bring, sealed as their texts are. No rule hangs on them."""
